import './pressStyle.css';

/**
 * usePress writes this one rule into a <style> unless an element with this id is there, which a strict content security
 * policy would refuse. The rule stands in our style sheet; an empty <meta> holds its place.
 */
const id = 'react-aria-pressable-style';

if (typeof document !== 'undefined' && !document.getElementById(id)) {
  const place = document.createElement('meta');
  place.id = id;
  document.head.append(place);
}
