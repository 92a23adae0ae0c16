// Plain CSS imports, which a .css.ts file can't contain.
import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/vazirmatn/wght.css';
