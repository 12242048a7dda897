import * as names from '../words/fault-names.generated.ts'
import * as words from '../words/fields.generated.ts'

/** The default messages of the fields, letter by letter as the specification has them (FIELD-02 to FIELD-32). */
export const fieldMessages = {
  required: names.required,
  numeric: names.numeric,
  numericNonZero: names.numericNonZero,
  phone: names.phone,
  email: names.email,
  currency: names.currency,
  currencyPositive: names.currencyPositive,
  currencyNegative: names.currencyNegative,
  currencyNonZero: names.currencyNonZero,
  percentage: names.percentage,
  percentagePositive: names.percentagePositive,
  percentageNegative: names.percentageNegative,
  alphabetical: names.alphabetical,
  alphanumeric: names.alphanumeric,
  date: names.date,
  /** The date form field has different messages, without the full stop of the widget. */
  dateField: names.dateField,
  dateFieldMaximum: names.dateFieldMaximum,
  dateFieldMinimum: names.dateFieldMinimum,
  atLeast: (minimum: string) => words.atLeast({ minimum }),
  atMost: (maximum: string) => words.atMost({ maximum }),
} as const
