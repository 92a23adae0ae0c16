/** Static export, hydrated in the browser. Types are checked separately. */
export default { output: 'export', devIndicators: false, typescript: { ignoreBuildErrors: true } };
