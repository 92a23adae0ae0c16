// Applies skin, direction and language before the first paint, and watches over it. A value that is not one of ours is ignored.
(function () {
  var root = document.documentElement;
  var languages = ['en', 'fr', 'de', 'pt', 'ar'];
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
    return from(function () {
      return localStorage.getItem(key);
    }, allowed);
  }
  // The places of product.md section 9, in their order: the app finds the same language and turns nothing round.
  var places = [
    function () {
      return new URLSearchParams(location.search).get('lng');
    },
    function () {
      return (/(?:^|; )i18nextLng=([^;]*)/.exec(document.cookie) || [])[1];
    },
    function () {
      return localStorage.getItem('i18nextLng');
    },
    function () {
      return sessionStorage.getItem('i18nextLng');
    },
  ].concat(
    [].concat(navigator.languages || [], navigator.language || []).map(function (code) {
      return function () {
        return code;
      };
    }),
  );
  var language = places.reduce(function (found, place) {
    return (
      found ||
      from(function () {
        return place().split(/[-_]/)[0].toLowerCase();
      }, languages)
    );
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
  function fail(event) {
    var tag = event.target && event.target.tagName;
    // A script or style sheet that did not come, or one that broke; a picture or font is not missed here.
    if (!tag || tag === 'SCRIPT' || event.target.rel === 'stylesheet') say('failed');
  }
  addEventListener('error', fail, true);
  addEventListener('unhandledrejection', fail);
  addEventListener('click', function (event) {
    if (event.target.closest('.splash-reload')) location.reload();
  });
})();
