DROP TABLE `embed_code`;--> statement-breakpoint
DROP TABLE `embed_agreement`;