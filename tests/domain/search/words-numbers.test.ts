import { means } from "#support/asked-words.ts";

means("sizes", [
  ["1ct", "carat=1..1.09"],
  ["1 carat", "carat=1..1.09"],
  ["1.5 cts", "carat=1.5..1.59"],
  ["1,5ct", "carat=1.5..1.59"],
  ["1.01ct", "carat=1.01..1.01"],
  ["1.00crt", "carat=1..1"],
  ["1.00 ct", "carat=1..1"],
  ["1-1.5ct", "carat=1..1.5"],
  ["1.00–1.49", "carat=1..1.49"],
  ["0.3 to 0.5", "carat=0.3..0.5"],
  ["0,3-0,5 carats", "carat=0.3..0.5"],
  ["between 1 and 2 ct", "carat=1..2"],
  ["2-1", "carat=1..2"],
  ["1ct+", "carat=1.."],
  ["1 carat and up", "carat=1.."],
  ["at least 1ct", "carat=1.."],
  ["up to 2ct", "carat=..2"],
  ["under 1ct", "carat=..0.99"],
  [">2", "carat=2.01.."],
  [">=2", "carat=2.."],
  ["over 1ct under 2ct", "carat=1.01..1.99"],
  ["size 1-2", "carat=1..2"],
]);

means("prices are the buyer's own", [
  ["under 5000", "sell_amt=..5000"],
  ["5000-10000 $", "sell_amt=5000..10000"],
  ["$5,000 to $10,000", "sell_amt=5000..10000"],
  ["<8k", "sell_amt=..8000"],
  ["5-8k", "sell_amt=5000..8000"],
  ["budget 5000", "sell_amt=..5000"],
  ["$6000/ct", "markup_ppc=..6000"],
  ["5000-6000 per carat", "markup_ppc=5000..6000"],
  ["-40%", "markup_disc=..-40"],
  ["back 40", "markup_disc=..-40"],
  ["40% off", "markup_disc=..-40"],
  ["under 30% off", "markup_disc=-30.."],
  ["-45..-38", "markup_disc=-45..-38"],
  ["disc 38-45", "markup_disc=-45..-38"],
  ["rap 5000-8000", "rap=5000..8000"],
]);

means("measurements", [
  ["table 56-59", "table_pct=56..59"],
  ["57 table 60 depth", "depth_pct=60..60.9 table_pct=57..57.9"],
  ["1.01 table 57", "carat=1.01..1.01 table_pct=57..57.9"],
  ["depth 60-62%", "depth_pct=60..62"],
  ["ratio 1.4-1.5", "ratio=1.4..1.5"],
  ["6.4-6.6 mm", "length=6.4..6.6"],
  ["6.43-6.47 x 3.99", "length=6.43..6.47 width=6.43..6.47 height=3.99..3.99"],
  ["6.4x6.6", "length=6.4..6.4 width=6.6..6.6"],
  ["crown angle 34-35", "crown_angle=34..35"],
]);

means("numbers of stones", [
  ["JD1000001", "numbers=JD1000001"],
  ["JD-1000001 lg123456", "numbers=JD-1000001,lg123456"],
  ["2141438171, 1234567;7654321", "numbers=2141438171,1234567,7654321"],
  ["10231\n10232\n", "numbers=10231,10232"],
  ["3EX12345", "numbers=3EX12345"],
  ["JD10*", "begins=JD10"],
]);
