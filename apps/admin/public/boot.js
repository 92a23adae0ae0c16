// Applies the stored skin, direction and language before the first paint. A value that is not one of ours is ignored.
(function () {
  var root = document.documentElement;
  function stored(key, allowed) {
    try {
      var value = localStorage.getItem(key);
      return allowed.indexOf(value) < 0 ? null : value;
    } catch {
      return null;
    }
  }
  var language = stored('i18nextLng', ['en', 'fr', 'de', 'pt', 'ar']);
  if (language) root.lang = language;
  root.dir = stored('direction', ['ltr', 'rtl']) || (language === 'ar' ? 'rtl' : 'ltr');
  root.dataset.skin = stored('skin', ['light', 'bordered', 'dark', 'semi-dark']) || 'light';
})();
