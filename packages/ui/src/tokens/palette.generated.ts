// Made by build-tokens.mjs from tokens.json; change that file and run it again.
/** Six harmonious colors for charts of up to six series. */
export const mainSeries = [
  "var(--color-chart-1)",
  "var(--color-chart-2)",
  "var(--color-chart-3)",
  "var(--color-chart-4)",
  "var(--color-chart-5)",
  "var(--color-chart-6)"
] as const

/** Six more, for categories beyond the first. */
export const secondSeries = [
  "var(--color-chart-7)",
  "var(--color-chart-8)",
  "var(--color-chart-9)",
  "var(--color-chart-10)",
  "var(--color-chart-11)",
  "var(--color-chart-12)"
] as const

/** Nineteen colors for companies and long lists. */
export const companySeries: readonly string[] = Array.from({ length: 19 }, (_, index) => `var(--color-company-${index + 1})`)
