/** IDs of the forms that the button of the order summary submits. */
export const addressFormId = 'checkout-address';
export const paymentFormId = 'checkout-payment';
