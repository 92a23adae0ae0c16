/** Categories of the help center, in the order of its tabs. */
export const faqCategories = ['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices'] as const;
export type FaqCategoryName = (typeof faqCategories)[number];
