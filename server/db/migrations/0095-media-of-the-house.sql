-- Pictures, films and papers of stones as the house shows them, beside the small pictures: kept until they fill their room.
ALTER TABLE thumbnail ADD COLUMN bytes bigint NOT NULL DEFAULT 0 CHECK (bytes >= 0); -- 0: a small picture, or none could be made
