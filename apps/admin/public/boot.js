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
  var skin = stored('skin', ['light', 'bordered', 'dark', 'semi-dark', 'system']) || 'light';
  if (skin === 'system') skin = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.skin = skin;

  // Nothing of the app may have arrived yet: these texts stand here.
  var notes = {
    en: 'Still loading. A slow connection takes a little longer.',
    fr: 'Chargement en cours. Une connexion lente prend un peu plus de temps.',
    de: 'Wird noch geladen. Eine langsame Verbindung braucht etwas länger.',
    pt: 'Ainda a carregar. Uma ligação lenta demora um pouco mais.',
    ar: 'ما زال التحميل جاريًا. الاتصال البطيء يستغرق وقتًا أطول قليلًا.',
  };
  setTimeout(function () {
    var splash = document.querySelector('.splash');
    if (!splash) return;
    var note = document.createElement('p');
    note.className = 'splash-note';
    note.textContent = notes[root.lang] || notes.en;
    splash.append(note);
  }, 10000);
})();
