import './pressStyle.css';

/**
 * Unless an element with this ID exists, usePress injects a <style>, which a strict CSP would block. The rule is in our
 * style sheet instead; an empty <meta> prevents the injection.
 */
const id = 'react-aria-pressable-style';

if (typeof document !== 'undefined' && !document.getElementById(id)) {
  const place = document.createElement('meta');
  place.id = id;
  document.head.append(place);
}
