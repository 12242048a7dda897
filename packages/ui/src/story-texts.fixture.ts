/** Texts that stories show to prove that a part has room for a text much longer than usual, and for one written from right to left. */
export const longText = 'Harbor Bank High-Yield Savings for the new roof, the kitchen and whatever else the house needs'
export const rightToLeftText = 'حساب التوفير'
