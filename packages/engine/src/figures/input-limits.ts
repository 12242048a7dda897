/** Lengths, precision and patterns of the shared input widget (CONST-35 to CONST-40, Q-FIELD-4). */

export const inputLimits = {
  maxLength: 60,
  /** Numeric, currency and percentage fields; counts the raw text without `$` and commas (Q-FIELD-5). */
  maxNumberLength: 15,
  currencyDecimals: 2,
  percentDecimals: 2,
  maxPercent: 100,
  passwordMinLength: 10,
  /** Years; also how far back the default minimum date lies (Q-FIELD-2). */
  maxAge: 130,
} as const

const labelOfHost = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`
let email: RegExp | undefined

/** Each pattern matches the whole text. An empty text is refused by the 'required' rule alone. */
export const inputPatterns = {
  alphanumeric: /^[A-Za-z0-9]*$/,
  alphanumericAmpersand: /^[A-Za-z0-9& ]*$/,
  /** The whole Unicode blocks Basic Latin and Latin-1 Supplement without their control characters. */
  alphabetical: /^[\u0020-\u007E\u00A0-\u00FF]*$/,
  numeric: /^-?\d+(\.\d+)?$/,
  positiveRoundNumber: /^[1-9]\d*$/,
  /**
   * No brackets, quotation marks or lists in front of the @; behind it at least two labels of a host. Made when it is first asked for: the
   * sign-in waits for this file, and a slow browser takes 7 ms to read a pattern of letters of every script.
   */
  get email() {
    email ??= new RegExp(String.raw`^[^\s@<>()[\]\\",;:]+@(?:${labelOfHost}\.)+${labelOfHost}$`, 'u')
    return email
  },
} as const
