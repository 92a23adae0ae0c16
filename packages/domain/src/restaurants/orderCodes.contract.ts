// Don't import schemas here: routes need these codes for their search parameters, which every page loads first.

export const channels = ['pos', 'qr', 'kiosk', 'online', 'phone', 'partner'] as const;
export const orderTypes = ['dine_in', 'takeaway', 'delivery'] as const;
export const paymentTypes = ['cash', 'card', 'gift_card', 'house_account', 'other'] as const;
