-- A notice has the moment at which it comes out, and is there once that is committed, as a message is (043).
alter table notice add column written xid8;         -- of what set its moment; null: a draft, or of before
