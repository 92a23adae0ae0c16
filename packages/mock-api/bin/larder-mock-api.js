#!/usr/bin/env node
// Not part of the build output, so that it can be linked before the first build.
import '../dist/bin/larder-mock-api.js';
