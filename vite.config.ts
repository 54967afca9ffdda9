import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: { __API_URL__: JSON.stringify(process.env.API_URL ?? '') },
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
});
