import { defineConfig } from 'drizzle-kit'

export default defineConfig({ dialect: 'sqlite', schema: './src/store/ledger/schema.ts', out: './drizzle/ledger' })
