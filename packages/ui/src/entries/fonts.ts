// Plain style sheets: a .css.ts file cannot carry them.
import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/vazirmatn/wght.css';
