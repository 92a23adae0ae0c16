#!/usr/bin/env node
// Stands beside the built package, so that installing links it before there is a build.
import '../dist/bin/larder-conformance.js';
