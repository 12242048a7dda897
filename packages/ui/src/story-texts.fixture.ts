/** What stories show to prove that a part holds a text much longer than usual, and one written from right to left. */
export const longText = 'Harbor Bank High-Yield Savings for the new roof, the kitchen and whatever else the house needs'
export const rightToLeftText = 'حساب التوفير'
