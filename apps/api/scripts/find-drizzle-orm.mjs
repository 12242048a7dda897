// Preloaded into drizzle-kit by db-generate.mjs: lets its `import` find the drizzle-orm of this package.
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, specifier.startsWith('drizzle-orm') ? { ...context, parentURL: import.meta.url } : context),
})
