import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// A strict content security policy blocks `data:` fonts.
export default defineConfig({ plugins: [react()], build: { assetsInlineLimit: 0 } });
