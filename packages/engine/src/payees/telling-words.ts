import { StandardCategory } from '../categories/standard-category.ts'
import { isBetweenPeople, payeeWords } from './payee-words.ts'

/** Words that say what kind of payee it is. The first category with a match decides. */
const spendingWords: readonly (readonly [categoryId: number, words: string])[] = [
  [
    StandardCategory.FEES,
    'overdraft|overdraft item fee|service charge|service fee|maintenance fee|monthly fee|atm fee|late fee|annual fee|foreign transaction fee|nsf fee|returned check fee|returned item fee|wire fee|insufficient funds|cash advance fee|balance transfer fee|bank fee|account fee',
  ],
  [StandardCategory.LOAN_INTEREST, 'interest charge|interest charged|finance charge|purchase interest'],
  [StandardCategory.MORTGAGE, 'mortgage|mtg|home loan'],
  [StandardCategory.RENT, 'rent|apartment|apartments|apts|property management|property mgmt|lease payment'],
  [
    StandardCategory.INSURANCE,
    'insurance|ins premium|ins prem|ins pymt|ins pmt|auto ins|life ins|home ins|assurance|insur',
  ],
  [StandardCategory.PETS, 'veterinary|veterinarian|vet clinic|animal hospital|animal clinic|pet|pets|kennel|dog|puppy'],
  [
    StandardCategory.HEALTH,
    'pharmacy|drugstore|dental|dentist|dentistry|orthodontics|orthodontist|medical|clinic|hospital|physician|physicians|doctor|optical|optometry|eye care|vision center|chiropractic|dermatology|pediatrics|urgent care|physical therapy|therapy|counseling|radiology|health',
  ],
  [
    StandardCategory.KIDS_AND_FAMILY,
    'daycare|day care|childcare|child care|preschool|montessori|babysitting|toys|kids|summer camp',
  ],
  [StandardCategory.EDUCATION, 'tuition|university|college|school|academy|student services|course|bookstore'],
  [
    StandardCategory.TAXES,
    'tax payment|property tax|income tax|estimated tax|tax pymt|tax pmt|taxpymt|dept of taxation|department of taxation',
  ],
  [
    StandardCategory.UTILITIES,
    'electric|electricity|power|energy|water|sewer|utility|utilities|gas company|gas co|natural gas|waste|sanitation|garbage|trash|public works',
  ],
  [
    StandardCategory.PHONE_AND_INTERNET,
    'internet|wireless|broadband|telecom|telephone|cellular|mobile|fiber|cloud storage|online storage|cloud backup|online backup|web hosting|domain name|domain registration',
  ],
  [
    StandardCategory.TRANSPORTATION,
    'transit|parking|garage|taxi|cab|metro|subway|toll|tolls|turnpike|ferry|railroad|rail|bus|bike share|rideshare|park ride',
  ],
  [
    StandardCategory.AUTO_AND_FUEL,
    'fuel|gasoline|gas station|petroleum|gas|auto parts|auto repair|auto service|auto body|automotive|car wash|carwash|tire|tires|oil change|smog|motors|collision|towing',
  ],
  [
    StandardCategory.TRAVEL,
    'airlines|airline|airways|air lines|airfare|hotel|hotels|motel|inn|lodge|resort|resorts|hostel|travel|cruise|car rental|rent a car|vacation|airport|campground',
  ],
  [
    StandardCategory.DINING_OUT,
    'restaurant|restaurants|ristorante|trattoria|cafe|caffe|coffee|espresso|bakery|pizza|pizzeria|grill|bistro|diner|sushi|ramen|taqueria|tacos|taco|burrito|burger|burgers|bbq|barbecue|steakhouse|deli|bagel|bagels|donut|donuts|doughnuts|noodle|noodles|thai|kitchen|cantina|tavern|pub|brewery|brewing|bar|eatery|creamery|ice cream|gelato|juice|tea house|boba|catering|food truck|chicken|wings|sandwich|sandwiches|roasters|seafood|crab|oyster|steak|brunch|public house|ale house|taproom',
  ],
  [
    StandardCategory.GROCERIES,
    'grocery|groceries|grocer|supermarket|market|mercado|foods|farmers|produce|butcher|meats|co op|liquor|liquors|wine|wines|farm',
  ],
  [
    StandardCategory.PERSONAL_CARE,
    'salon|hairstyles|hairstylist|barber|barbershop|hair|haircut|nails|nail|spa|beauty|cosmetics|massage|dry cleaning|dry cleaners|cleaners|laundry|laundromat|comb',
  ],
  [
    StandardCategory.ENTERTAINMENT,
    'cinema|cinemas|theater|theatre|theatres|movies|tickets|ticketing|concert|museum|zoo|aquarium|bowling|golf|gym|fitness|yoga|pilates|climbing|arcade|games|streaming|music|tv|sports|ski|club|magazine|newspaper|news',
  ],
  [
    StandardCategory.GIFTS_AND_DONATIONS,
    'donation|donations|charity|foundation|church|temple|mosque|synagogue|ministries|florist|flowers|gift|gifts|food bank|nonprofit',
  ],
  [
    StandardCategory.HOME_AND_GARDEN,
    'hardware|lumber|nursery|garden|gardens|furniture|plumbing|plumber|roofing|hvac|heating|landscaping|lawn|pest control|self storage|storage|appliance|appliances|mattress|carpet|flooring|paint|cleaning service|handyman|home improvement',
  ],
  [
    StandardCategory.SHOPPING,
    'department store|dept store|store|stores|shop|shops|outlet|boutique|clothing|apparel|shoes|jewelry|jewelers|electronics|books|thrift|mall|mercantile|outfitters|stationery|crafts|fabric|mart|variety|gear|trading|postage|shipping|ups store|fedex|usps|post office',
  ],
]

const incomeWords =
  'payroll|direct dep|direct deposit|dir dep|dirdep|salary|wages|paycheck|pay check|interest paid|interest earned|interest payment|interest credit|interest|dividend|dividends|ssa treas|social security|soc sec|unemployment|pension|annuity|tax refund|irs treas|tax ref|taxref|cash back|cashback|rebate|reward redemption|bonus'

interface Phrase {
  readonly words: readonly string[]
  /** Its place among the categories: a lower one decides. */
  readonly rank: number
}

type Phrases = ReadonlyMap<string, readonly Phrase[]>

const toPhrases = (texts: readonly string[]): Phrases =>
  Map.groupBy(
    texts.flatMap((text, rank) => text.split('|').map((phrase) => ({ words: phrase.split(' '), rank }))),
    ({ words }) => words[0] ?? '',
  )

/** Built when they are first needed, and looked up by their first word: a file has thousands of rows. */
let spending: Phrases | undefined
let income: Phrases | undefined

/** Returns the lowest rank of the phrases in a text, Infinity if there is none. Whole words: 'bar' is not in 'barnes'. */
function lowestRank(phrases: Phrases, words: readonly string[]): number {
  const found = words.flatMap((word, start) =>
    (phrases.get(word) ?? []).filter((phrase) => phrase.words.every((one, index) => words[start + index] === one)),
  )
  return Math.min(...found.map(({ rank }) => rank))
}

/** Returns the category that a spending's words tell; undefined if they tell none. */
export function categoryOfSpendingWords(text: string): number | undefined {
  spending ??= toPhrases(spendingWords.map(([, words]) => words))
  const words = payeeWords(text)
  return isBetweenPeople(words) ? undefined : spendingWords[lowestRank(spending, words)]?.[0]
}

/** Whether words say that money in is earned: pay, interest, benefits, a tax refund. */
export function saysIncome(text: string): boolean {
  income ??= toPhrases([incomeWords])
  return lowestRank(income, payeeWords(text)) === 0
}
