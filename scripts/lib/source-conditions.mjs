/**
 * Our packages point at their TypeScript under the export condition "source"; a bundler or test runner that is given
 * these settings reads that instead of a built copy, so nothing has to be built before it can be tried.
 */
export const conditions = ['source', 'module', 'browser', 'development|production']
export const serverConditions = ['source', 'module', 'node', 'development|production']

export const sourceConditions = {
  resolve: { conditions },
  ssr: { resolve: { conditions: serverConditions, externalConditions: serverConditions } },
}
