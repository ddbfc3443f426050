import { means } from "#support/asked-words.ts";

means("colours", [
  ["D-F", "color=D,E,F"],
  ["D to H", "color=D,E,F,G,H"],
  ["h – d", "color=D,E,F,G,H"],
  ["D/E/F", "color=D,E,F"],
  ["d, e", "color=D,E"],
  ["DEF", "color=D,E,F"],
  ["G+", "color=D,E,F,G"],
  ["colour G or better", "color=D,E,F,G"],
  ["K-M", "color=K,L,M"],
  ["colourless", "color=D,E,F"],
  ["no D", "color=!D"],
  ["D+E", "color=D,E"],
]);

means("clarities", [
  ["VVS", "clarity=VVS1,VVS2"],
  ["VS", "clarity=VS1,VS2"],
  ["SI", "clarity=SI1,SI2"],
  ["clarity I", "clarity=I1,I2,I3"],
  ["LC", "clarity=IF"],
  ["VVS2-SI1", "clarity=VVS2,VS1,VS2,SI1"],
  ["VVS-VS", "clarity=VVS1,VVS2,VS1,VS2"],
  ["VS1-2", "clarity=VS1,VS2"],
  ["si1/2", "clarity=SI1,SI2"],
  ["min VS2", "clarity=FL,IF,VVS1,VVS2,VS1,VS2"],
  ["vvs2 or better", "clarity=FL,IF,VVS1,VVS2"],
  ["GVS1", "color=G clarity=VS1"],
  ["D-VS1", "color=D clarity=VS1"],
  ["I-SI1", "color=I clarity=SI1"],
]);

means("cut, polish and symmetry", [
  ["3ex", "cut=EX polish=EX symmetry=EX"],
  ["3X", "cut=EX polish=EX symmetry=EX"],
  ["triple excellent", "cut=EX polish=EX symmetry=EX"],
  ["ex ex ex", "cut=EX polish=EX symmetry=EX"],
  ["EX/VG/EX", "cut=EX polish=VG symmetry=EX"],
  ["xxx", "cut=EX polish=EX symmetry=EX"],
  ["id ex ex", "cut=ID polish=EX symmetry=EX"],
  ["3vg", "cut=VG polish=VG symmetry=VG"],
  ["3vg+", "cut=ID,EX,VG-EX,VG polish=EX,VG-EX,VG symmetry=EX,VG-EX,VG"],
  ["2ex", "polish=EX symmetry=EX"],
  ["EX cut", "cut=EX"],
  ["cut EX, VG", "cut=EX,VG"],
  ["pol VG sym G", "polish=VG symmetry=G"],
  ["EX pol VG sym EX cut", "cut=EX polish=EX symmetry=VG"],
  ["G cut EX", "color=G cut=EX"],
  ["cut VG-EX", "cut=EX,VG-EX,VG"],
]);

means("fluorescence", [
  ["no fluor", "fluorescence=NON"],
  ["none fluo", "fluorescence=NON"],
  ["non fluorescent", "fluorescence=NON"],
  ["faint", "fluorescence=FNT"],
  ["fluor F", "fluorescence=FNT"],
  ["F fluor", "fluorescence=FNT"],
  ["med blue", "fluorescence=MED fluorescence_color=B"],
  ["strong blue fluor", "fluorescence=STG fluorescence_color=B"],
  ["none to faint", "fluorescence=NON,VSL,FNT"],
  ["fluor none or faint", "fluorescence=NON,FNT"],
  ["FL none", "fluorescence=NON"],
  ["no strong", "fluorescence=!STG"],
]);

means("what a stone must not have", [
  ["no bgm", "shade=!BR,VLB,LB,DB,GR milky=!M1,M2,M3"],
  ["BGM: no", "shade=!BR,VLB,LB,DB,GR milky=!M1,M2,M3"],
  ["no brown no green no milky", "shade=!BR,VLB,LB,DB,GR milky=!M1,M2,M3"],
  ["no brown, green or milky", "shade=!BR,VLB,LB,DB,GR milky=!M1,M2,M3"],
  ["not eye clean", "eye_clean=N"],
  ["no tinge", "shade=!YL,BR,VLB,LB,DB,GR,GY,BL,PK,BLU,MIX"],
  ["no video", "has_video=N"],
  ["without GIA", "lab=!GIA"],
  ["not lab grown", "stone_origin=2"],
]);
