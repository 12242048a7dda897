-- Money onto a card or loan that nothing balances and nobody has named was income until now. What says of itself that it is a
-- payment becomes a transfer, as the engine's isPaymentOfDebt has it from now on; the triggers keep the sums right.
WITH said AS (
  SELECT entry.id AS id, account.category_name = 'Credit Card' AS is_card,
    ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(entry.description || ' ' || entry.full_description), '-', ' '), '.', ' '), ',', ' '), ':', ' '), '/', ' '), '*', ' '), '#', ' '), '&', ' '), '(', ' '), ')', ' '), '+', ' '), '''', ' '), '’', ' '), '!', ' '), '|', ' '), '=', ' '), '"', ' '), char(59), ' '), char(9), ' '), char(10), ' ') || ' ' AS words
  FROM entry JOIN account ON account.id = entry.account_id
  WHERE account.category_name IN ('Loan', 'Mortgage', 'Credit Card') AND entry.value_cents > 0
    AND entry.source_entry_id IS NULL AND entry.transfer_pair_id IS NULL
    AND ((entry.category_id = 3 AND entry.category_source <> 'person') OR (entry.category_id = 5 AND entry.category_source = 'provider'))
    AND NOT EXISTS (SELECT 1 FROM entry AS part WHERE part.source_entry_id = entry.id)
)
UPDATE entry SET category_id = 2, category_source = 'transfer' WHERE id IN (
  SELECT said.id FROM said
  WHERE NOT EXISTS (SELECT 1 FROM json_each('["refund","refunded","return","returned","reversal","reversed","rebate","cash back","cashback","interest","dividend","dividends","payroll","salary","wages"]') WHERE instr(said.words, ' ' || value || ' ') > 0)
    AND (NOT said.is_card OR EXISTS (SELECT 1 FROM json_each('["transfer","transfers","transferred","xfer","trnsfr","tfr","payment","payments","pymt","pmt","autopay","auto pay","epay","bill pay","billpay","thank you","to checking","to saving","to savings","from checking","from saving","from savings","autopayment","direct pay","directpay","direct debit","ach","full balance","minimum due"]') WHERE instr(said.words, ' ' || value || ' ') > 0))
);
