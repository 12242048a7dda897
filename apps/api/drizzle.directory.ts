import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: './src/store/directory/schema.ts',
  out: './drizzle/directory',
})
