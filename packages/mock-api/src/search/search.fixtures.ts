import type { SearchFile } from '@larder/domain/contract';

export const files: readonly SearchFile[] = [
  { id: 1, title: 'October close', by: 'Noor Haddad', size: 184_320, kind: 'pdf', link: '/apps/invoice/list' },
  { id: 2, title: 'Winter menu tasting notes', by: 'Bea Lindqvist', size: 45_056, kind: 'docx', link: '/apps/todo' },
  {
    id: 3,
    title: 'Supplier prices, week 47',
    by: 'Ilse Okafor',
    size: 28_672,
    kind: 'xlsx',
    link: '/apps/invoice/list',
  },
  { id: 4, title: 'Rota, Quay Street', by: 'Wren Castellano', size: 12_288, kind: 'csv', link: '/apps/calendar' },
];

/** Ingredients and dishes, most searched first. */
export const dishes: readonly string[] =
  `Hake, saffron potatoes;Beetroot, goat curd, walnut;Short rib, smoked onion;Tomato tart, old cheddar;Oysters, green apple;Brown crab tart;Leek and potato soup;Roast chicken, bread sauce;Mussels in cider;Lamb shoulder, mint;Duck leg, lentils;Grilled mackerel;Smoked trout pâté;Mushroom risotto;Celeriac schnitzel;Braised fennel;Charred hispi cabbage;Buttered greens;Triple-cooked chips;Salt-baked celeriac;Sourdough, cultured butter;Rye bread;Focaccia, rosemary;Pickled cucumbers;Fermented chilli;Onion rings;Green salad;Potato gratin;Honey carrots;Creamed spinach;Poached pear;Chocolate mousse;Sticky toffee pudding;Lemon posset;Rhubarb crumble;Baked custard;Apple tart;Burnt honey ice cream;Blackcurrant sorbet;Cheese plate;Basmati rice;Arborio rice;Black rice;Pearl barley;Puy lentils;Chickpeas;Butter beans;Semolina;Polenta;Strong white flour;Rye flour;Rolled oats;Rapeseed oil;Olive oil;Sesame oil;Walnut oil;Ghee;Salted butter;Crème fraîche;Goat curd;Old cheddar;Blue cheese;Heather honey;Acacia honey;Plum jam;Quince paste;Orange marmalade;Tahini;Wholegrain mustard;Cider vinegar;Sherry vinegar;Sea salt flakes;Black pepper;Smoked paprika;Cumin seed;Coriander seed;Saffron;Bay leaves;Thyme;Rosemary;Tarragon;Flat parsley;Chives;Dill;Spring onions;Shallots;Garlic;Leeks;Fennel;Beetroot;Celeriac;Kale;Chard;Asparagus;Broad beans;Peas;Ginger beer;Elderflower cordial;Cold brew coffee;Mint tea`.split(
    ';',
  );
