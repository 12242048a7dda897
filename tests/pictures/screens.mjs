/** @typedef {import('./scenes.mjs').Scene} Scene */

const home = '/my-goals-and-finances'

/** Each further screen of a person, by the name of its picture. @type {Readonly<Record<string, string>>} */
const hashes = {
  accounts: `${home}/accounts`,
  'net-worth': `${home}/net-worth`,
  'bank-connections': `${home}/bank-connections`,
  budgets: `${home}/budgets`,
  recurring: `${home}/transactions/recurring`,
  'goal-retirement': '/plan-for-retirement',
  'goal-allocation': '/plan-for-retirement/summary/2',
  'goal-distribution': '/plan-for-retirement/summary/12',
  'form-retirement': '/plan-for-retirement/calculator/1',
  'steps-retirement': '/plan-for-retirement/next-steps/1',
  'goal-debt': '/reduce-your-debt',
  'goal-emergency': '/prepare-for-the-unexpected',
  'form-emergency': '/prepare-for-the-unexpected/calculator/edit',
  'goal-benefits': '/connect-with-company-benefits',
  'form-benefits': '/connect-with-company-benefits/summary',
  'goal-legacy': '/protect-your-legacy',
  'form-life': '/protect-your-legacy/calculator/6',
  'form-estate': '/protect-your-legacy/calculator/10',
  'goal-budget': '/live-by-a-budget',
  'goal-student': '/student-debt',
  'form-student': '/student-debt/calculator/edit',
  planner: '/work-with-a-planner',
  profile: '/profile',
  'about-me': '/profile/edit-about-me',
  contact: '/profile/edit-contact-information',
  settings: '/profile/edit-settings',
  'sign-in-settings': '/profile/sign-in-and-security',
  password: '/profile/update-password',
  'your-data': '/profile/your-data',
  'access-log': '/profile/who-looked',
  checkup: '/profile/confidence-checkup',
  'well-being': '/profile/well-being',
  'not-found': '/no-such-screen',
}

/** What is on no picture of the README, for a look at the whole product. @type {readonly Scene[]} */
export const screens = Object.entries(hashes).map(([name, hash]) => ({ name, hash, isWhole: true }))

/** What someone sees who has no account and no plan. @type {readonly Scene[]} */
export const newScreens = [
  { name: 'home-new', hash: home, isWhole: true },
  { name: 'goal-start', hash: '/plan-for-retirement', isWhole: true },
  { name: 'goal-start-debt', hash: '/reduce-your-debt', isWhole: true },
  { name: 'all-goals-new', hash: '/all-goals', isWhole: true },
  { name: 'transactions-new', hash: `${home}/transactions`, isWhole: true },
  { name: 'budgets-new', hash: `${home}/budgets`, isWhole: true },
  { name: 'accounts-new', hash: `${home}/accounts`, isWhole: true },
  { name: 'recurring-new', hash: `${home}/transactions/recurring`, isWhole: true },
  { name: 'planner-none', hash: '/work-with-a-planner', isWhole: true },
]
