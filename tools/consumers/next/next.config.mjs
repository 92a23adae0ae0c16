/** A folder of static files: rendered on the server once, hydrated in the browser. Types are checked beside the build. */
export default { output: 'export', devIndicators: false, typescript: { ignoreBuildErrors: true } };
