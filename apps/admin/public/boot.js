// Applies skin, direction and language before the first paint and shows loading errors. Ignores unknown values.
(function () {
  var root = document.documentElement;
  /** Returns the value if it is allowed; null if not, or if reading it throws. */
  function from(read, allowed) {
    try {
      var value = read();
      return allowed.indexOf(value) < 0 ? null : value;
    } catch {
      return null;
    }
  }
  function stored(key, allowed) {
    return from(() => localStorage.getItem(key), allowed);
  }
  // Same sources in the same order as in the app, so that language and direction don't change later.
  var language = [
    () => new URLSearchParams(location.search).get('lng'),
    () => /(?:^|; )i18nextLng=([^;]*)/.exec(document.cookie)[1],
    () => localStorage.getItem('i18nextLng'),
    () => sessionStorage.getItem('i18nextLng'),
    ...navigator.languages.map((code) => () => code),
  ].reduce((found, read) => {
    return found || from(() => read().split(/[-_]/)[0].toLowerCase(), ['en', 'fr', 'de', 'pt', 'ar']);
  }, null);
  if (language) root.lang = language;
  root.dir = stored('direction', ['ltr', 'rtl']) || (language === 'ar' ? 'rtl' : 'ltr');
  var skin = stored('skin', ['light', 'bordered', 'dark', 'semi-dark', 'system']) || 'light';
  if (skin === 'system') skin = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.skin = skin;

  // The splash screen contains the texts of each state. The app replaces it on its first render.
  function setState(state) {
    var splash = document.querySelector('.splash');
    if (splash && splash.dataset.state !== 'failed') splash.dataset.state = state;
  }
  setTimeout(setState, 10000, 'late');
  setTimeout(setState, 120000, 'failed');
  function fail({ target }) {
    // Only failed scripts and style sheets, and errors thrown by scripts, matter. Images and fonts are optional.
    if (!target.tagName || target.tagName === 'SCRIPT' || target.rel === 'stylesheet') setState('failed');
  }
  addEventListener('error', fail, true);
  addEventListener('unhandledrejection', fail);
  addEventListener('click', ({ target }) => target.closest('.splash-reload') && location.reload());
})();
