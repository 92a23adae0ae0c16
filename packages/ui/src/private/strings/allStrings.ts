import { carouselStrings } from './carouselStrings';
import { chartStrings } from './chartStrings';
import { choosingStrings } from './choosingStrings';
import { clipboardStrings } from './clipboardStrings';
import { columnStrings } from './columnStrings';
import { coreStrings } from './coreStrings';
import { editStrings } from './editStrings';
import { editorStrings } from './editorStrings';
import { filterStrings } from './filterStrings';
import { formStrings } from './formStrings';
import { inputStrings } from './inputStrings';
import { linkStrings } from './linkStrings';
import { listStrings } from './listStrings';
import { mediaStrings } from './mediaStrings';
import { paginationStrings } from './paginationStrings';
import { passwordStrings } from './passwordStrings';
import { pricingStrings } from './pricingStrings';
import { shellStrings } from './shellStrings';
import { sortingStrings } from './sortingStrings';
import { structureStrings } from './structureStrings';
import { tableStatusStrings } from './tableStatusStrings';
import { tableStrings } from './tableStrings';
import { threadStrings } from './threadStrings';
import { tourStrings } from './tourStrings';
import { uploadStrings } from './uploadStrings';
import { widgetStrings } from './widgetStrings';
import { uiStrings } from './strings';

const tables = {
  ...carouselStrings,
  ...chartStrings,
  ...choosingStrings,
  ...clipboardStrings,
  ...columnStrings,
  ...coreStrings,
  ...editStrings,
  ...editorStrings,
  ...filterStrings,
  ...formStrings,
  ...inputStrings,
  ...linkStrings,
  ...listStrings,
  ...mediaStrings,
  ...paginationStrings,
  ...passwordStrings,
  ...pricingStrings,
  ...shellStrings,
  ...sortingStrings,
  ...structureStrings,
  ...tableStatusStrings,
  ...tableStrings,
  ...threadStrings,
  ...tourStrings,
  ...uploadStrings,
  ...widgetStrings,
};

/** All built-in texts by key. `{name}` is a placeholder; keep it in translations. */
export type UiStrings = Readonly<Record<keyof typeof tables, string>>;

/** The built-in texts in English, as a template for translations. */
export const englishStrings: UiStrings = uiStrings(tables, 'en');
