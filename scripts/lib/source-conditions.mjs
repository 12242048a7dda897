/**
 * Our packages export their TypeScript under the condition "evenkeel-source". A bundler or test runner with these settings
 * reads it instead of a built copy, so nothing has to be built before it can be tried.
 */
const conditions = ['evenkeel-source', 'module', 'browser', 'development|production']
const serverConditions = ['evenkeel-source', 'module', 'node', 'development|production']

export const sourceConditions = {
  resolve: { conditions },
  ssr: { resolve: { conditions: serverConditions, externalConditions: serverConditions } },
}
