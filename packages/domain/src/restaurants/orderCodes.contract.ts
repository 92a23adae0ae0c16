// Without schemas, because the search parameters of a route are part of the first load of every page.

export const channels = ['pos', 'qr', 'kiosk', 'online', 'phone', 'partner'] as const;
export const orderTypes = ['dine_in', 'takeaway', 'delivery'] as const;
export const paymentTypes = ['cash', 'card', 'gift_card', 'house_account', 'other'] as const;
