import { createContext, use } from 'react';

/** ID of the restaurant whose figures the cards of a page show. If undefined, they show the user's first workplace. */
export const CardRestaurant = createContext<string | undefined>(undefined);
CardRestaurant.displayName = 'CardRestaurant';

export const useCardRestaurant = () => use(CardRestaurant);
