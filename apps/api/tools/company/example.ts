import type { CompanyFile } from './company-file.ts'

/** A complete file, to start from. The key is made up: it cannot sign anything. */
export const example: CompanyFile = {
  code: 'larkfield',
  name: 'Larkfield',
  logoUrl: null,
  supportEmail: 'support@larkfield.example',
  level1: false,
  funds: 'both',
  passwordPolicy: 'standard',
  bankLinks: 'page',
  requiresSecondFactor: false,
  validators: ['lastName', 'dateOfBirth', 'employeeId'],
  sso: {
    url: 'https://login.larkfield.example/start',
    issuer: 'https://login.larkfield.example',
    keys: [
      { kty: 'OKP', crv: 'Ed25519', kid: '2026-1', alg: 'EdDSA', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' },
    ],
  },
  match: { limit: 0.06, rate: 0.5 },
  emailDomains: ['larkfield.example'],
  widgetOrigins: ['https://intranet.larkfield.example'],
  enrollment: { opens: '2026-11-01', closes: '2026-11-30' },
  benefits: [
    { name: '401(k) plan', category: 'Retirement', description: 'Save from each paycheck.', url: null },
    {
      name: 'Group life insurance',
      category: 'Insurance',
      description: 'One year of pay.',
      url: null,
      terms: { kind: 'life', multipleOfPay: 1, maximum: null },
    },
  ],
  advisers: [
    {
      role: 'planner',
      firstName: 'Jordan',
      lastName: 'Ellis',
      email: 'jordan@larkfield.example',
      phone: '503-555-0142',
      schedulingUrl: 'https://meet.larkfield.example/jordan',
    },
    { role: 'staff', firstName: 'Robin', lastName: 'Vale', email: 'robin@larkfield.example' },
  ],
  formerAdvisers: [],
  assignments: [],
  roster: 'larkfield-roster.csv',
  rosterIsComplete: true,
}

/** A roster that fits it, under the name in the file. */
export const exampleRoster = `firstName,lastName,dateOfBirth,employeeId
Noor,Amari,1991-06-14,LK-2041
"Tomas, Jr.",Lind,02/28/1979,LK-2042
`
