import type { ReductionBand, SocialSecurityRuleBook } from './social-security-2017.ts'

/**
 * Retirement: 5/9 of one percent for each of the first 36 months, 5/12 of one percent for each further month, times
 * twelve for a year. Source: 20 CFR 404.410.
 */
const earlyReduction: readonly ReductionBand[] = [
  { years: 3, yearlyRate: 0.066_666_666_666_666_67 },
  { years: Infinity, yearlyRate: 0.05 },
]

/**
 * The rules as the Social Security Administration publishes them, with figures up to 2026. Later years use the last
 * row: later wages are not known, and results are in today's dollars.
 *
 * Bend points and the contribution and benefit base: ssa.gov/oact/cola/bendpoints.html and cbb.html. Full retirement
 * age: 20 CFR 404.409. Delayed retirement credits: 20 CFR 404.313. Reduction of the spouse's share: 20 CFR 404.410. Not
 * included: rounding down to dimes and dollars, the record of 35 years, the family maximum.
 */
export const socialSecurityOfficial: SocialSecurityRuleBook = {
  name: 'Official rules, 2026',
  source: 'Social Security Administration, 2017–2026 figures; 20 CFR 404.313, 404.409, 404.410',
  rules: 'official2026',
  minimumClaimingAge: 62,
  maximumClaimingAge: 70,
  fullRetirementAges: [
    { bornFrom: 0, months: 65 * 12 },
    { bornFrom: 1938, months: 65 * 12 + 2 },
    { bornFrom: 1939, months: 65 * 12 + 4 },
    { bornFrom: 1940, months: 65 * 12 + 6 },
    { bornFrom: 1941, months: 65 * 12 + 8 },
    { bornFrom: 1942, months: 65 * 12 + 10 },
    { bornFrom: 1943, months: 66 * 12 },
    { bornFrom: 1955, months: 66 * 12 + 2 },
    { bornFrom: 1956, months: 66 * 12 + 4 },
    { bornFrom: 1957, months: 66 * 12 + 6 },
    { bornFrom: 1958, months: 66 * 12 + 8 },
    { bornFrom: 1959, months: 66 * 12 + 10 },
    { bornFrom: 1960, months: 67 * 12 },
  ],
  newYearCountsAsYearBefore: true,
  countsRecords: true,
  formulaYears: [
    { year: 2017, bendPoints: [885, 5336], annualCap: 127_200 },
    { year: 2018, bendPoints: [895, 5397], annualCap: 128_400 },
    { year: 2019, bendPoints: [926, 5583], annualCap: 132_900 },
    { year: 2020, bendPoints: [960, 5785], annualCap: 137_700 },
    { year: 2021, bendPoints: [996, 6002], annualCap: 142_800 },
    { year: 2022, bendPoints: [1024, 6172], annualCap: 147_000 },
    { year: 2023, bendPoints: [1115, 6721], annualCap: 160_200 },
    { year: 2024, bendPoints: [1174, 7078], annualCap: 168_600 },
    { year: 2025, bendPoints: [1226, 7391], annualCap: 176_100 },
    { year: 2026, bendPoints: [1286, 7749], annualCap: 184_500 },
  ],
  yearlyGrowth: 0,
  multipliers: [0.9, 0.32, 0.15],
  earlyReductions: { calculator: earlyReduction, plan: earlyReduction },
  lateCredits: [
    { bornFrom: 0, yearlyRate: 0.03 },
    { bornFrom: 1925, yearlyRate: 0.035 },
    { bornFrom: 1927, yearlyRate: 0.04 },
    { bornFrom: 1929, yearlyRate: 0.045 },
    { bornFrom: 1931, yearlyRate: 0.05 },
    { bornFrom: 1933, yearlyRate: 0.055 },
    { bornFrom: 1935, yearlyRate: 0.06 },
    { bornFrom: 1937, yearlyRate: 0.065 },
    { bornFrom: 1939, yearlyRate: 0.07 },
    { bornFrom: 1941, yearlyRate: 0.075 },
    { bornFrom: 1943, yearlyRate: 0.08 },
  ],
  spousal: {
    share: 0.5,
    // 25/36 of one percent a month for the first 36 months, then as above.
    earlyReduction: [
      { years: 3, yearlyRate: 0.083_333_333_333_333_33 },
      { years: Infinity, yearlyRate: 0.05 },
    ],
    form: 'top-up',
  },
}
