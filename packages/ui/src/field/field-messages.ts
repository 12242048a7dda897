/** The default messages of the fields, letter by letter as the specification has them (FIELD-02 to FIELD-32). */
export const fieldMessages = {
  required: 'Field required',
  numeric: 'Please enter a valid number.',
  numericNonZero: 'Please enter a non-zero number.',
  phone: 'Please enter a valid phone number.',
  email: 'Please enter a valid email address.',
  currency: 'Please enter a valid value.',
  currencyPositive: 'Please enter a positive value.',
  currencyNegative: 'Please enter a negative value.',
  currencyNonZero: 'Please enter a non-zero value.',
  percentage: 'Please enter a valid percentage.',
  percentagePositive: 'Please enter a positive percentage.',
  percentageNegative: 'Please enter a negative percentage.',
  alphabetical: 'Only Basic Latin and Latin-1 Supplement characters are supported',
  alphanumeric: 'Please enter a valid label.',
  date: 'Please enter a valid date.',
  /** The date form field has different messages, without the full stop of the widget. */
  dateField: 'Please enter a valid date',
  dateFieldMaximum: 'Please enter a date in the past',
  dateFieldMinimum: 'Please enter a valid date. You cannot be older than 130.',
  atLeast: (minimum: string) => `Please enter a value of at least ${minimum}.`,
  atMost: (maximum: string) => `Please enter a value of at most ${maximum}.`,
} as const
