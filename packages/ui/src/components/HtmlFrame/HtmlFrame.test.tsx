import { describe, expect, it } from 'vitest';
import { cleanCss } from '../../private/dom/frameHtml';
import { describeConformance } from '../../private/testing/conformance';
import { clickedLink } from './frameDocument';
import { HtmlFrame } from './HtmlFrame';

describeConformance(HtmlFrame, { html: '<p>Hake</p>', title: 'Message', src: 'about:blank' }, { element: 'iframe' });

// The HTML sanitizer is tested in stories: happy-dom parses HTML differently from browsers.
describe('cleanCss', () => {
  it.each([
    ['color: red', 'color: red'],
    ['background: red url(https://t.example/a.png)', 'background: red url(data:,https://t.example/a.png)'],
    ['background: URL( "//t.example/a" )', 'background: URL( "data:,//t.example/a" )'],
    ['background: url(data:image/png;base64,AA==)', 'background: url(data:image/png;base64,AA==)'],
    ['background: url( data:image/png;base64,AA==)', 'background: url( data:image/png;base64,AA==)'],
    ['background: url(data:text/html,x)', 'background: url(data:,data:text/html,x)'],
    ['@import "https://t.example/a.css";', '@not-import "https://t.example/a.css";'],
    ['@im@import "x";port "y";', '@im@not-import "x";port "y";'],
    ['background: image-set("https://t.example/a" 1x)', 'background: not-image-set("https://t.example/a" 1x)'],
    [String.raw`background: \75rl(https://t.example/a)`, ''],
    [String.raw`background: u\72 l(https://t.example/a)`, ''],
    [String.raw`@\69mport "https://t.example/a"`, ''],
    [String.raw`content: "\201C"`, String.raw`content: "\201C"`],
  ])('without pictures, %s becomes %s', (css, expected) => expect(cleanCss(css)).toBe(expected));

  it.each([
    ['background: url(https://t.example/a.png)', 'background: url(https://t.example/a.png)'],
    ['background: url(http://t.example/a.png)', 'background: url(data:,http://t.example/a.png)'],
    ['background: url(javascript:alert(1))', 'background: url(data:,javascript:alert(1))'],
  ])('with pictures, %s becomes %s', (css, expected) => expect(cleanCss(css, true)).toBe(expected));
});

describe('clickedLink', () => {
  const click = (html: string, type = 'click', button = 0) => {
    const page = document.createElement('div');
    page.innerHTML = html;
    let link: string | undefined;
    page.addEventListener(type, (event) => (link = clickedLink(event as MouseEvent)));
    page.querySelector('[data-target]')!.dispatchEvent(new MouseEvent(type, { bubbles: true, button }));
    return link;
  };

  it.each([
    ['<a href="https://t.example"><b data-target>Menu</b></a>', 'https://t.example'],
    ['<map><area data-target href="https://t.example" shape="default"></map>', 'https://t.example'],
    ['<a data-target>Menu</a>', undefined],
    ['<p data-target>Menu</p>', undefined],
  ])('the link of %s is %s', (html, href) => expect(click(html)).toBe(href));

  it('clickedLink returns the link for the middle button, but not for the right button', () => {
    const html = '<a data-target href="https://t.example">Menu</a>';
    expect(click(html, 'auxclick', 1)).toBe('https://t.example');
    expect(click(html, 'auxclick', 2)).toBeUndefined();
  });
});
