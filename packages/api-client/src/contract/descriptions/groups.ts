/** The groups of `/docs` and the tags of `/openapi.json`, in their order: the part of the path after the version decides. */
export const groups = [
  {
    name: 'Sign in',
    meaning: 'Sessions, passwords, two-step verification and registration',
    parts: [
      'auth',
      'registration',
      'password-reset',
      'recaptcha',
      'email-verification',
      'employees',
      'content',
      'legal',
    ],
  },
  {
    name: 'Home',
    meaning: 'What the home screen shows at once',
    parts: ['goals-and-finances', 'changes', 'interest-flag'],
  },
  { name: 'Accounts', meaning: 'What the employee owns and owes', parts: ['user'] },
  {
    name: 'Bank connections',
    meaning: 'Logins at banks, their accounts and their state',
    parts: ['account-connections', 'quovo'],
  },
  {
    name: 'Transactions',
    meaning: 'Money in and out, categories, tags and rules',
    parts: ['transactions', 'categories', 'rules', 'bank-files'],
  },
  {
    name: 'Budgets and cash flow',
    meaning: 'Monthly budgets, income and spending',
    parts: ['budgets', 'cash-flow', 'spending'],
  },
  {
    name: 'Goals and plans',
    meaning: 'Seven goals, twelve plans and their next steps',
    parts: ['goal', 'goals', 'plan-scenarios', 'confidence-checkup', 'well-being'],
  },
  {
    name: 'Profile',
    meaning: 'The employee, the household, settings and data',
    parts: ['profile', 'profile-settings', 'household', 'company', 'account-data', 'planner'],
  },
  { name: 'Planners and staff', meaning: 'Calls for planners and Evenkeel staff', parts: ['staff'] },
  { name: 'Widgets', meaning: 'Which pages may show widgets, and their tokens', parts: ['embed'] },
  { name: 'Sandbox', meaning: 'Sample banks for testing; not in production', parts: ['dev'] },
] as const

export type GroupName = (typeof groups)[number]['name']

/** Returns the group of a call. @throws RangeError for a path in no group. */
export function groupOfPath(path: string): GroupName {
  const part = path.split('/')[3] ?? ''
  const group = groups.find(({ parts }) => parts.some((known) => known === part))
  if (!group) throw new RangeError(`No group of descriptions/groups.ts lists ${part}, of ${path}`)
  return group.name
}
