import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cacheControl, framePaths, framePolicy, securityHeaders } from './headers.mjs';
import { addPolicy, headersFile, nginxConfig } from './hostFiles.ts';
import { parseHeadersFile, parseNginxConfig } from './hostHeaders.ts';

const page = readFileSync(new URL('../apps/admin/index.html', import.meta.url), 'utf8');
const api = 'https://api.example.com';
const options = { connect: [api], scripts: ['start()'] };
const metaOf = (html) => /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
const directives = (policy) => policy.split('; ');

describe('host files', () => {
  it.each([
    '/',
    '/index.html',
    '/sw.js',
    '/apps/user/list',
    '/assets/data/locales/en.json',
    '/assets/base-1.js',
    ...framePaths,
  ])('_headers and nginx.conf set the security and cache headers of %s', (path) => {
    const cache = cacheControl(path);
    const isHashed = cache.includes('immutable');
    expect(parseNginxConfig(nginxConfig(options))(path)).toEqual({
      ...securityHeaders(options, path),
      'cache-control': cache,
    });
    expect(parseHeadersFile(headersFile(options))(path)).toEqual({
      ...securityHeaders(options, path),
      ...(isHashed ? { 'cache-control': cache } : {}),
    });
  });

  it('the policy in the page contains the directives of the header, except those that browsers ignore in a page', () => {
    const policy = directives(metaOf(addPolicy(page, [api])));
    const header = directives(securityHeaders({ connect: [api] })['content-security-policy']);
    expect(policy).toEqual(header.filter((directive) => directive !== "frame-ancestors 'none'"));
    expect(policy).toContain(`connect-src 'self' ${api}`);
  });

  it.each(framePaths)('the policy in the page %s equals that of its header', (path) => {
    const frame = readFileSync(new URL(`../apps/admin/public${path}`, import.meta.url), 'utf8');
    const header = directives(framePolicy(path)).filter((directive) => !directive.startsWith('frame-ancestors'));
    expect(directives(/content="(default-src[^"]*)"/.exec(frame)?.[1] ?? '')).toEqual(header);
  });

  it('the policy comes after the charset and before the first script', () => {
    const html = addPolicy(page, []);
    const places = ['<meta charset', 'Content-Security-Policy', '<script'].map((text) => html.indexOf(text));
    expect(places).toEqual(places.toSorted((left, right) => left - right));
    expect(places[0]).toBeGreaterThan(0);
  });

  it('the policy allows only the inline scripts of the page, by their hash', () => {
    const text = "\n  document.title = 'Larder';\n";
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const html = page.replace('</head>', `<script type="module">${text}</script></head>`);
    expect(directives(metaOf(addPolicy(html, [])))).toContain(`script-src 'self' ${hash}`);
    expect(directives(metaOf(addPolicy(page, [])))).toContain("script-src 'self'");
  });
});
