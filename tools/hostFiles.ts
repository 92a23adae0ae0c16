import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { pageTable, type SectionRow } from '../packages/domain/src/pages/pageTable.ts';
import {
  cacheControl,
  framePaths,
  framePolicy,
  inlineScripts,
  metaPolicy,
  originsOf,
  securityHeaders,
  type PolicyOptions,
} from './headers.mjs';

const hashedFile = cacheControl('/assets/file.js');

/** The first segments of the paths of pages. */
const sections = [
  ...new Set(
    Object.values<SectionRow>(pageTable)
      .flatMap(({ entries }) => Object.values(entries))
      .flatMap((entry) => ('pages' in entry ? Object.values(entry.pages) : [entry]))
      .map(({ path }) => path.split('/')[1])
      .filter(Boolean),
  ),
];

/**
 * Returns a `_headers` file for Netlify and Cloudflare Pages. Both revalidate files without a rule, and join repeated
 * headers: a rule for all paths must not contain the policy, which would also restrict the frames.
 */
export function headersFile(options: PolicyOptions): string {
  const { 'content-security-policy': policy, ...others } = securityHeaders(options);
  const ofApp = { 'content-security-policy': policy! };
  const rules: Record<string, Record<string, string>> = {
    '/*': others,
    ...Object.fromEntries(['/', '/:page', ...sections.map((name) => `/${name}/*`)].map((path) => [path, ofApp])),
    '/assets/*': ofApp,
    '/assets/:file': { 'cache-control': hashedFile },
    ...Object.fromEntries(framePaths.map((path) => [path, { 'content-security-policy': framePolicy(path) }])),
  };
  return Object.entries(rules)
    .map(([path, headers]) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''])
    .flat()
    .join('\n');
}

/**
 * Returns directives for a `server` block of nginx. `add_header` in a location would replace the headers of the server.
 */
export function nginxConfig(options: PolicyOptions): string {
  const { 'content-security-policy': policy, ...others } = securityHeaders(options);
  const headers = Object.entries(others);
  return `# In the server block of the app:
#   root /path/to/these/files;
#   include /path/to/these/files/nginx.conf;

${headers.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n')}

set $larder_policy "${policy}";
${framePaths
  .map(
    (path) => `if ($uri ~ ^${path.replaceAll('.', '\\.')}$) {
  set $larder_policy "${framePolicy(path)}";
}
`,
  )
  .join('')}add_header content-security-policy $larder_policy always;

# Without "always": a missing file is not cached.
set $larder_cache "${cacheControl('/')}";
if ($uri ~ ^/assets/[^/]+$) {
  set $larder_cache "${hashedFile}";
}
add_header cache-control $larder_cache;

gzip on;
gzip_vary on;
gzip_types application/javascript application/json image/svg+xml text/css text/javascript;

location / {
  try_files $uri /index.html;
}
location ~ \\.[^/]+$ {
  try_files $uri =404;
}
`;
}

/** Adds the policy to the page as a `<meta>` element, after the charset, which must be in the first 1024 bytes. */
export function addPolicy(html: string, connect: string[]): string {
  const policy = metaPolicy({ connect, scripts: inlineScripts(html) });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  return html.replace(/<meta charset[^>]*>/, (charset) => `${charset}\n    ${meta}`);
}

/** Writes the security headers and cache rules for static hosts: `_headers`, `nginx.conf`, and the policy in the page. */
export function hostFiles(): Plugin {
  let connect: string[] = [];
  return {
    name: 'larder:host-files',
    apply: 'build',
    configResolved: ({ env }) => {
      connect = originsOf(env.VITE_API_URL);
    },
    transformIndexHtml: { order: 'post', handler: (html) => addPolicy(html, connect) },
    writeBundle: ({ dir }, bundle) => {
      const page = bundle['index.html'];
      if (dir === undefined || page?.type !== 'asset') throw new Error('The build wrote no index.html.');
      const options = { connect, scripts: inlineScripts(String(page.source)) };
      writeFileSync(join(dir, '_headers'), headersFile(options));
      writeFileSync(join(dir, 'nginx.conf'), nginxConfig(options));
    },
  };
}
