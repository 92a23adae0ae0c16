// Applies skin, direction and language before the first paint, and watches over it. A value that is not one of ours is ignored.
(function () {
  var root = document.documentElement;
  /** What a place holds, if it is allowed; a place that cannot be read holds nothing. */
  function from(place, allowed) {
    try {
      var value = place();
      return allowed.indexOf(value) < 0 ? null : value;
    } catch {
      return null;
    }
  }
  function stored(key, allowed) {
    return from(() => localStorage.getItem(key), allowed);
  }
  // The places of product.md section 9, in their order: the app finds the same language and turns nothing round.
  var language = [
    () => new URLSearchParams(location.search).get('lng'),
    () => /(?:^|; )i18nextLng=([^;]*)/.exec(document.cookie)[1],
    () => localStorage.getItem('i18nextLng'),
    () => sessionStorage.getItem('i18nextLng'),
    ...navigator.languages.map((code) => () => code),
  ].reduce((found, place) => {
    return found || from(() => place().split(/[-_]/)[0].toLowerCase(), ['en', 'fr', 'de', 'pt', 'ar']);
  }, null);
  if (language) root.lang = language;
  root.dir = stored('direction', ['ltr', 'rtl']) || (language === 'ar' ? 'rtl' : 'ltr');
  var skin = stored('skin', ['light', 'bordered', 'dark', 'semi-dark', 'system']) || 'light';
  if (skin === 'system') skin = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.skin = skin;

  // The splash holds the words of each state; the app replaces it when it stands.
  function say(state) {
    var splash = document.querySelector('.splash');
    if (splash && splash.dataset.state !== 'failed') splash.dataset.state = state;
  }
  setTimeout(say, 10000, 'late');
  setTimeout(say, 120000, 'failed');
  function fail({ target }) {
    // A script or style sheet that did not come, or one that broke; a picture or font is not missed here.
    if (!target.tagName || target.tagName === 'SCRIPT' || target.rel === 'stylesheet') say('failed');
  }
  addEventListener('error', fail, true);
  addEventListener('unhandledrejection', fail);
  addEventListener('click', ({ target }) => target.closest('.splash-reload') && location.reload());
})();
