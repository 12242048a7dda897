/**
 * What the five npm packages publish. In the workspace their exports point at TypeScript; a packed copy has `dist` with types.
 * A value is the source of an entry; a star is one name, as in exports.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
export const published = {
  engine: { '.': 'src/index.ts' },
  'api-client': {
    './contract/*': 'src/contract/*.ts',
    './client': 'src/client/client.ts',
    './react': 'src/react/react.ts',
  },
  ui: {
    './styles.css': 'src/styles.css',
    './tokens': 'src/tokens/tokens.ts',
    './lazy-layer': 'src/overlay/lazy-layer.tsx',
    './charts/*': 'src/charts/*/*.tsx',
    './*': 'src/*/*.tsx',
  },
  widgets: {
    './styles.css': 'src/styles.css',
    './budget-modal': 'src/budget-modal/index.ts',
    './account-modal': 'src/account-modal/index.ts',
    './link-accounts': 'src/link-accounts/index.ts',
    './debt-wizard': 'src/plans/debt/entry.ts',
    './retirement-calculator': 'src/plans/calculator/entry.ts',
    './cash-flow-chart': 'src/cash-flow-chart/index.ts',
    './spending-chart': 'src/spending-chart/index.ts',
    './net-worth': 'src/net-worth/index.ts',
    './recurring': 'src/recurring/index.ts',
    './accounts': 'src/accounts/index.ts',
    './goals': 'src/goals/index.ts',
    './next-steps': 'src/next-steps/index.ts',
    './transactions': 'src/transactions/index.ts',
    './provider': 'src/provider/index.ts',
  },
  embed: {
    '.': 'src/index.ts',
    './define': 'src/define.ts',
    './react': 'src/react.ts',
    './vue': 'src/vue.ts',
    './jsx': 'src/jsx.ts',
    './protocol': 'src/protocol.ts',
    './custom-elements.json': 'dist/custom-elements.json',
    './reserve.css': 'dist/reserve.css',
  },
}
